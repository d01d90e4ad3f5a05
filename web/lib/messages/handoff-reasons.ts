/** Why the AI handed off, in a word or two: the badge of a conversation, a choice of a filter, a row of a report. */
export const handoffReasons = {
  customer_request: 'Wants a person',
  missing_knowledge: 'No sources',
  low_confidence: 'Low confidence',
  policy_restriction: 'Policy limit',
  unsupported_request: 'Not supported',
  tool_failure: 'Tool failed',
  negative_sentiment: 'Frustrated',
  usage_limit: 'Usage limit',
  sensitive_topic: 'Sensitive topic',
} as const;

/** The same within a sentence, after a colon: “The AI handed off: the customer asked for a person”. */
export const handoffCauses = {
  customer_request: 'the customer asked for a person',
  missing_knowledge: 'no source answered the question',
  low_confidence: 'confidence was too low',
  policy_restriction: 'your policy requires a teammate',
  unsupported_request: 'the AI doesn’t support the request',
  tool_failure: 'a tool failed',
  negative_sentiment: 'the customer is frustrated',
  usage_limit: 'the AI usage limit was reached',
  sensitive_topic: 'the topic is sensitive',
} as const;
