import { getQuirks } from '@aitours/domain/quirks';
import type { PublicConfig } from '../platform/api.tsx';

/** Configuration without external services, with the specified behaviour. */
export const defaultConfig: PublicConfig = {
  googleClientId: '',
  staffEmailDomain: '@aitours.com',
  contactEndpoint: '',
  mapboxToken: '',
  library: { url: '/rest/v1', key: '' },
  chatUrl: '/assistant',
  errorReporting: '',
  transferNoticeHours: 3,
  onlinePayment: null,
  hasServiceWorker: false,
  quirks: getQuirks({ behaviour: 'specified' }),
};
