import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const options = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  testTimeout: 180_000,
  ...(process.env.STORY_TEST_MATCH && { testMatch: [process.env.STORY_TEST_MATCH] }),
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...options,
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: [
          ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []),
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};
