import BookOpen from 'lucide-react/icons/book-open';
import ChartLine from 'lucide-react/icons/chart-line';
import Flag from 'lucide-react/icons/flag';
import Gauge from 'lucide-react/icons/gauge';
import Key from 'lucide-react/icons/key-round';
import Megaphone from 'lucide-react/icons/megaphone';
import Plug from 'lucide-react/icons/plug';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Store from 'lucide-react/icons/store';
import Trash from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import Zap from 'lucide-react/icons/zap';
import type { PlainKey } from '../page.ts';

type Entry = { to: string; label: PlainKey; icon: typeof Flag };

/** The seven entries of the specification. */
export const operatorMenu: readonly Entry[] = [
  { to: '/admin', label: 'shell.mission_control', icon: Gauge },
  { to: '/admin/features', label: 'shell.feature_inventory', icon: BookOpen },
  { to: '/admin/merchants', label: 'shell.merchants', icon: Store },
  { to: '/admin/case-studies', label: 'shell.case_studies', icon: TrendingUp },
  { to: '/admin/global-keys', label: 'shell.global_keys', icon: Key },
  { to: '/admin/toggles', label: 'shell.feature_toggles', icon: Flag },
  { to: '/admin/audit-logs', label: 'shell.audit_logs', icon: ScrollText },
];

/** The rest, under Operate. */
export const operateMenu: readonly Entry[] = [
  { to: '/admin/technical', label: 'shell.technical', icon: Plug },
  { to: '/admin/broadcast', label: 'shell.broadcast', icon: Megaphone },
  { to: '/admin/ai-costs', label: 'shell.ai_costs', icon: ChartLine },
  { to: '/admin/ai-performance', label: 'shell.ai_performance', icon: Sparkles },
  { to: '/admin/security', label: 'shell.security', icon: ShieldCheck },
  { to: '/admin/rate-limits', label: 'shell.rate_limits', icon: Zap },
  { to: '/admin/data-deletion', label: 'shell.data_deletion', icon: Trash },
];
