export { checkProfile, maxProfileLengths, type ProfileChange, type ProfileChangeErrors } from './checkProfile.ts';
