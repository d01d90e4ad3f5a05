import { speak } from '../../../lib/messages.ts';
import { agentReports } from '../../../lib/messages/agent-reports.ts';

export const t = speak({ agent_reports: agentReports });
