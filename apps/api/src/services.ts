import type { AccessTokens } from './auth/accessTokens.ts';
import type { Google } from './auth/google.ts';
import type { OneTimePasswords } from './auth/oneTimePasswords.ts';
import type { SecretBox } from './auth/secretBox.ts';
import type { RefundQuotes } from './bookings/refundQuotes.ts';
import type { ListCursors } from './catalogue/listCursors.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { ImageStorage } from './images/imageStorage.ts';
import type { Pictures } from './images/pictures.ts';
import type { Clock } from './lib/clock.ts';
import type { DepartureEvents } from './live/departureEvents.ts';
import type { Mailer } from './mail/mailer.ts';
import type { RoadDistances } from './maps/roadDistances.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { PlannerModel } from './planner/plannerModel.ts';
import type { PassCodes } from './vouchers/passCodes.ts';
import type { VoucherPdfs } from './vouchers/voucherPdfs.ts';

/** The dependencies of handlers. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Database;
  readonly mail: Mailer;
  readonly tokens: AccessTokens;
  readonly codes: OneTimePasswords;
  /** Encrypts the secrets of second factors. */
  readonly secrets: SecretBox;
  /** Encrypts the secrets of webhook endpoints. */
  readonly webhookSecrets: SecretBox;
  readonly refundQuotes: RefundQuotes;
  readonly listCursors: ListCursors;
  readonly passCodes: PassCodes;
  readonly voucherPdfs: VoucherPdfs;
  /** Hashes the addresses of deleted accounts. */
  readonly hashMailbox: (email: string) => string;
  readonly google: Google;
  readonly pictures: Pictures;
  /** The files of uploaded pictures. */
  readonly imageStorage: ImageStorage;
  readonly roadDistance: RoadDistances;
  /** null: days are planned by the domain's rules. */
  readonly model: PlannerModel | null;
  /** null: nothing is paid online. */
  readonly payments: PaymentProvider | null;
  /** The open streams of this process. */
  readonly departureEvents: DepartureEvents;
}
