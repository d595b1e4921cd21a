export { type CheckIn, decideScan, type Scan, type ScannedPass, type ScanResult } from './decideScan.ts';
export { parseScannedText } from './parseScannedText.ts';
