export { metaDescription } from './metaDescription.ts';
export {
  confettiMilliseconds,
  contactNoticeMilliseconds,
  notificationMilliseconds,
  routeOverlayMilliseconds,
} from './timings.ts';
export { desktopFromPixels, mobileUpToPixels } from './widths.ts';
