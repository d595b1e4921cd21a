export {
  confettiMilliseconds,
  contactNoticeMilliseconds,
  routeOverlayMilliseconds,
} from './timings.ts';
export { toMetaDescription } from './toMetaDescription.ts';
