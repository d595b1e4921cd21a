/** The message of a field whose text is no phone number. Apart from the rules, which browsers load later. */
export const phoneInvalid = 'Enter a phone number with its country code, such as +971 50 123 4567';
