import { pageOf } from '../../app/pageOf.ts';
import { StatusView } from './Status.view.tsx';
import { useHealth } from './useHealth.ts';
import { useReportingTests } from './useReportingTests.ts';

/** /status */
export default function Status() {
  return <StatusView {...useHealth()} tests={useReportingTests()} />;
}

export const meta = pageOf('System Status', 'How the shop is at this moment.');
