import { StatusView } from './Status.view.tsx';
import { useHealth } from './useHealth.ts';

/** /status */
export default function Status() {
  return <StatusView {...useHealth()} />;
}
