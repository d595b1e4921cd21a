import { AuthView } from './Auth.view.tsx';
import { useAuthPage } from './useAuthPage.ts';

/** /auth */
export default function Auth() {
  return <AuthView {...useAuthPage()} />;
}
