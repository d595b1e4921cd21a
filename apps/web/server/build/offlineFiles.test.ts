import { expect, test } from 'vitest';
import { findOfflineFiles } from './offlineFiles.ts';

const entry = 'src/entry-client.tsx';
const chunk = (name: string, imports: readonly string[] = []) => ({ file: `assets/${name}.js`, imports });
const manifest = {
  [entry]: { ...chunk('entry', ['_base.js']), css: ['assets/base.css'], assets: ['assets/font.woff2'] },
  '_base.js': chunk('base', [entry]),
  'src/routes/home/Home.route.tsx': chunk('home'),
  'src/routes/offline/Offline.route.tsx': chunk('offline', ['_base.js']),
  'src/routes/customer/MyBookings.route.tsx': { ...chunk('list'), css: ['assets/list.css'] },
  'src/routes/voucher/Voucher.route.tsx': chunk('voucher', ['_base.js']),
  'src/routes/transfer-confirmation/TransferConfirmation.route.tsx': chunk('transfer'),
  '../../packages/api-client/src/calls.ts': chunk('calls'),
  'src/app/navigation/backSteps.ts': chunk('steps'),
  'src/app/navigation/PageChange.tsx': chunk('change'),
  'src/app/shell/AccountPicture.tsx': chunk('picture'),
  'src/app/shell/ThemePart.tsx': chunk('theme'),
  'src/features/notifications/ToastsPart.tsx': chunk('toasts'),
  'src/app/rareRoutes.ts': chunk('rare'),
  'src/app/staffRoutes.ts': chunk('staff'),
  'src/app/shell/MenuPart.tsx': chunk('menu'),
  'src/app/shell/SlideIn.tsx': chunk('slide'),
  '../../node_modules/uqr/dist/index.mjs': chunk('qr'),
  '../../packages/domain/src/calendar/index.ts': chunk('calendar'),
  'src/back-office/gate/CheckIns.route.tsx': chunk('gate', ['_base.js']),
  '../../node_modules/qr/decode.js': chunk('decode'),
};

test('lists what the pages import and their lazy parts, without other pages, and each file once', () => {
  const { page, bookings, gate } = findOfflineFiles(manifest, entry);
  expect(page).toEqual(
    ['base.css', 'base.js', 'calls.js', 'change.js', 'entry.js', 'font.woff2', 'offline.js', 'picture.js', 'steps.js']
      .concat('theme.js', 'toasts.js')
      .map((name) => `/assets/${name}`),
  );
  expect(bookings).toEqual(
    ['calendar.js', 'list.css', 'list.js', 'menu.js', 'qr.js', 'rare.js', 'slide.js', 'transfer.js', 'voucher.js'].map(
      (name) => `/assets/${name}`,
    ),
  );
  expect(gate).toEqual(['/assets/decode.js', '/assets/gate.js', '/assets/staff.js']);
});

test('a page that the build doesn’t contain stops the build', () => {
  const { 'src/routes/voucher/Voucher.route.tsx': _, ...rest } = manifest;
  expect(() => findOfflineFiles(rest, entry)).toThrow('no module src/routes/voucher/Voucher.route.tsx');
});
