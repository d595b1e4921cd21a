import { createPageMeta } from '../../platform/page.ts';
import { StatusView } from './Status.view.tsx';
import { useHealth } from './useHealth.ts';
import { useReportingTests } from './useReportingTests.ts';

export default function Status() {
  return <StatusView {...useHealth()} tests={useReportingTests()} />;
}

export const meta = createPageMeta('System Status', 'How the shop is at this moment.');

export const hasShell = false;
