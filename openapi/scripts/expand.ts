/** Writes the contract as plain OpenAPI into `dist/source`, which `redocly` bundles and checks. */
import path from 'node:path';
import { expandContract } from '../expansion/expandContract.ts';

expandContract(path.join(import.meta.dirname, '..', 'dist', 'source'));
