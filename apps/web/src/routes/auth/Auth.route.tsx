import { pageMeta } from '../../platform/page.ts';
import { AuthView } from './Auth.view.tsx';
import { useAuthPage } from './useAuthPage.ts';

export default function Auth() {
  return <AuthView {...useAuthPage()} />;
}

export const meta = pageMeta('Sign in');

export const isPrivate = true;
