import type { NextConfig } from 'next';

const config: NextConfig = {
  // `npm run test:examples` checks the types of all examples.
  typescript: { ignoreBuildErrors: true },
};

export default config;
