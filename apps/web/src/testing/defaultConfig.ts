import type { PublicConfig } from '../platform/api.tsx';

/** A shop where nothing outside of it is configured. */
export const defaultConfig: PublicConfig = {
  googleClientId: '',
  staffEmailDomain: '@aitours.com',
  contactEndpoint: '',
  mapboxToken: '',
  library: { url: '/rest/v1', key: '' },
  chatUrl: '/assistant',
  errorReporting: '',
};
