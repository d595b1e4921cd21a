export { metaDescription } from './metaDescription.ts';
export {
  confettiMilliseconds,
  contactNoticeMilliseconds,
  routeOverlayMilliseconds,
} from './timings.ts';
