import { getJestConfig } from '@storybook/test-runner';
import { browserArguments } from './scripts/browser.ts';

const base = getJestConfig();
const options = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  testTimeout: 180_000,
  ...(process.env.STORY_TEST_MATCH && { testMatch: [process.env.STORY_TEST_MATCH] }),
  reporters: ['default', './scripts/storyReporter.ts'],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...options,
      contextOptions: { ...options.contextOptions, locale: 'en-GB', timezoneId: 'Asia/Dubai' },
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...browserArguments] },
    },
  },
};
