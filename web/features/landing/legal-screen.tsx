import { LegalPage } from './legal-page.tsx';
import { privacyText } from './privacy-text.ts';
import { termsText } from './terms-text.ts';

/** /privacy */
export const Privacy = () => <LegalPage text={privacyText} />;

/** /terms */
export const Terms = () => <LegalPage text={termsText} />;
