import { Button, Inline, SlideInMenu, type SlideInMenuGroup } from '@aitours/ui';
import { useLocation } from 'wouter';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { paths } from '../../platform/paths.ts';
import { shellMessages } from './messages.ts';
import { legal, resources } from './places.ts';
import { useLogOutWithNotice } from './useLogOutWithNotice.ts';

/** The whole navigation below 1,250 px (SHELL-46, SHELL-21, GAP-49). */
export default function SlideIn({ onClose }: { onClose: () => void }) {
  const [path] = useLocation();
  const { isSignedIn, user } = useSession();
  const main = [
    { label: shellMessages.search, href: paths.search() },
    { label: shellMessages.thingsToDo, href: paths.thingsToDo() },
    { label: shellMessages.attractions, href: paths.attractions },
    { label: shellMessages.dayPlanner, href: paths.dayPlanner },
    { label: shellMessages.wishlist, href: paths.wishlist },
    { label: shellMessages.profile, href: paths.profile },
  ].map((link) => ({ ...link, current: link.href === path }));
  const groups: SlideInMenuGroup[] = [
    { links: main },
    ...(isSignedIn ? [{ title: user?.first_name ?? shellMessages.profile, links: ownPages }] : []),
    { title: shellMessages.resources, links: listLinks(resources) },
    { title: shellMessages.legal, links: listLinks(legal) },
  ];
  return <SlideInMenu open onClose={onClose} groups={groups} account={<Account onDone={onClose} />} />;
}

/** The links of the account menu. */
const ownPages = [
  { label: shellMessages.bookings, href: paths.myBookings },
  { label: shellMessages.settings, href: paths.settings },
];

const listLinks = (entries: typeof resources) =>
  entries.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));

function Account({ onDone }: { onDone: () => void }) {
  const { isSignedIn } = useSession();
  const { open } = useAuthDialog();
  const logOut = useLogOutWithNotice();
  const then = (act: () => void) => () => {
    onDone();
    act();
  };
  if (isSignedIn) {
    return (
      <Button tone="secondary" onClick={then(logOut)}>
        {shellMessages.logOut}
      </Button>
    );
  }
  return (
    <Inline>
      <Button tone="secondary" onClick={then(() => open('signIn'))}>
        {shellMessages.logIn}
      </Button>
      <Button onClick={then(() => open('createAccount'))}>{shellMessages.signUp}</Button>
    </Inline>
  );
}
