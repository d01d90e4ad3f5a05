// The sentences bulk conversations are made of; the name of a product stands between the halves.

export type BulkLine = { before: string; after: string };

export const bulkQuestions: (BulkLine & { subject: string })[] = [
  { before: 'Is the ', after: ' in stock right now?', subject: 'Is it in stock?' },
  { before: 'How long does delivery of the ', after: ' take?', subject: 'Delivery time' },
  { before: 'Can I return the ', after: ' I bought last week?', subject: 'Return' },
  { before: 'Where is my parcel with the ', after: '?', subject: 'Where is my order?' },
  { before: 'Does the ', after: ' come in another colour?', subject: 'Question about a product' },
  { before: 'The ', after: ' arrived with a scratch, what can you do?', subject: 'Damaged' },
  { before: 'Please cancel my ', after: ', I ordered it twice.', subject: 'Cancel' },
  { before: 'Can I pay for the ', after: ' on delivery?', subject: 'Ways to pay' },
  { before: 'I need an invoice for the ', after: ' with our company name.', subject: 'Invoice' },
  { before: 'Which size of the ', after: ' fits somebody of 1.80 m?', subject: 'Which size?' },
  { before: 'How do I wash the ', after: ' without ruining it?', subject: 'Care' },
];

export const bulkAnswers: BulkLine[] = [
  { before: 'Yes, the ', after: ' is in stock and leaves today if you order by 16:00.' },
  { before: 'The ', after: ' takes 1 to 2 working days to Germany and Belgium, 1 to the Netherlands.' },
  { before: 'You can send the ', after: ' back within 30 days of delivery if it is unused.' },
  { before: 'Your ', after: ' left Rotterdam this morning and should be with you tomorrow.' },
  { before: 'I have looked it up: the ', after: ' can be exchanged once, free of charge.' },
  { before: 'I am sorry about the ', after: '. Please send a picture, and we find a solution.' },
  { before: 'The ', after: ' can be paid on delivery, up to €100 in all.' },
];
