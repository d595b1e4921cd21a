import { RequestCodeProvider } from '../../features/session/RequestCodeProvider.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { AuthView } from './Auth.view.tsx';
import { useAuthPage } from './useAuthPage.ts';

export default function Auth() {
  return (
    <RequestCodeProvider>
      <AuthPage />
    </RequestCodeProvider>
  );
}

function AuthPage() {
  return <AuthView {...useAuthPage()} />;
}

export const meta = createPageMeta('Sign in');

export const isPrivate = true;
