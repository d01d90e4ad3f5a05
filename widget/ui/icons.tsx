const drawings = {
  chat: 'M21 11.5a8.4 8.4 0 0 1-12.2 7.5L3 21l2-5.8A8.4 8.4 0 1 1 21 11.5Z',
  down: 'm6 9 6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  up: 'M12 19V5M5 12l7-7 7 7',
  clip: 'm21 11-9.2 9.2a5.7 5.7 0 0 1-8-8l9.1-9.2a3.8 3.8 0 0 1 5.4 5.4l-9.2 9.1a1.9 1.9 0 0 1-2.7-2.7l8.5-8.4',
  file: 'M14 2H7a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7ZM14 2v5h5',
};

export const Icon = ({ name }: { name: keyof typeof drawings }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
);
