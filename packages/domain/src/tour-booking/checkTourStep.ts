import type { PersonalInfo } from '../checkout/index.ts';
import { tourMessages } from '../messages/index.ts';
import { type IsPhone, phoneInvalid } from '../phone/index.ts';
import { isEmail } from '../session/index.ts';
import type { TourBookingStep } from './steps.ts';

/** Error messages by field. */
export type TourStepErrors = Partial<Record<keyof PersonalInfo, string>>;

/**
 * Returns the errors of a step's fields (TOUR-29 to TOUR-36).
 *
 * @example checkTourStep('personal-info', { ...info, lastName: ' ' }, isPhone) // { lastName: 'Last name is required' }
 * @example checkTourStep('contact-details', { ...info, email: 'mona@' }, isPhone) // { email: 'Please enter a valid email address' }
 */
export function checkTourStep(step: TourBookingStep, info: PersonalInfo, isPhone: IsPhone): TourStepErrors {
  switch (step) {
    case 'personal-info':
      return {
        ...(isBlank(info.firstName) && { firstName: tourMessages.firstNameRequired }),
        ...(isBlank(info.lastName) && { lastName: tourMessages.lastNameRequired }),
      };
    case 'contact-details':
      return {
        ...checkEmail(info.email),
        ...(!isPhone(info.phone) && { phone: phoneInvalid }),
        ...(isBlank(info.phone) && { phone: tourMessages.phoneRequired }),
      };
    case 'payment':
    case 'confirmation':
      return {};
  }
}

const isBlank = (text: string): boolean => text.trim() === '';

function checkEmail(email: string): TourStepErrors {
  if (isBlank(email)) return { email: tourMessages.emailRequired };
  return isEmail(email) ? {} : { email: tourMessages.emailInvalid };
}
