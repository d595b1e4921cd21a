import type { Mail } from './mailer.ts';

/** Returns the mail with a one-time password. It contains no text that the requester could have chosen. */
export function oneTimePasswordMail(to: string, code: string): Mail {
  const lines = [
    'Enter this code to sign in to aiTours:',
    'It works once, for the next 10 minutes.',
    'If you did not request it, you can ignore this mail.',
  ] as const;
  return {
    to,
    subject: `${code} is your aiTours code`,
    text: `${lines[0]}\n\n    ${code}\n\n${lines[1]}\n\n${lines[2]}\n`,
    html: `<!doctype html>
<html lang="en">
  <body style="margin:0;padding:32px 16px;background:#FBF7F0;color:#12303A;font:16px/1.5 'Readex Pro',system-ui,sans-serif">
    <div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:18px">
      <p style="margin:0 0 24px;font-size:19px;font-weight:600">aiTours</p>
      <p style="margin:0 0 16px">${lines[0]}</p>
      <p style="margin:0 0 16px;font-size:34px;font-weight:600;letter-spacing:0.2em">${code}</p>
      <p style="margin:0 0 16px">${lines[1]}</p>
      <p style="margin:0;color:#48626B;font-size:14px">${lines[2]}</p>
    </div>
  </body>
</html>
`,
  };
}
