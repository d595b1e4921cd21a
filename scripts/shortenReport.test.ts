import { expect, it } from 'vitest';
import { shortenReport } from './shortenReport.ts';

it('removes the members of generated types only', () => {
  const report =
    'export interface operations {\n    getTour: {\n    };\n}\n\nexport interface Tour {\n    id: string;\n}\n';
  expect(shortenReport(report)).toBe(
    'export interface operations {\n    // generated from the contract\n}\n\nexport interface Tour {\n    id: string;\n}\n',
  );
});
