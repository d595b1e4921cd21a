import type { PublicConfig } from '../platform/api.tsx';

/** Configuration without external services. */
export const defaultConfig: PublicConfig = {
  googleClientId: '',
  staffEmailDomain: '@aitours.com',
  contactEndpoint: '',
  mapboxToken: '',
  library: { url: '/rest/v1', key: '' },
  chatUrl: '/assistant',
  errorReporting: '',
};
