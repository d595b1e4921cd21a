import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a ceremony does differently from what the shop requests. */
export interface Ceremony {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly type?: string;
  readonly userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

/** Creates an authenticator with one ES256 key, and attestation `none`. */
export function createAuthenticator(shop = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const createData = ({ rpId = new URL(shop).hostname, isVerified = true, ...rest }: Ceremony, attested?: Buffer) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(1 + (isVerified ? 4 : 0) + (attested ? 0x40 : 0));
    counter = rest.counter ?? counter + 1;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, attested ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, challenge: string, { origin = shop, ...rest }: Ceremony) =>
    Buffer.from(JSON.stringify({ type: rest.type ?? type, challenge, origin, crossOrigin: false }));
  const credential = (response: Readonly<Record<string, Buffer>>) => ({
    id: id.toString('base64url'),
    response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, value.toString('base64url')])),
  });

  return {
    /** Creates the credential, as `navigator.credentials.create()`. */
    create(challenge: string, ceremony: Ceremony = {}) {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(createData(ceremony, attested)),
      ]);
      return credential({ clientDataJSON: clientData('webauthn.create', challenge, ceremony), attestationObject });
    },
    /** Signs a challenge, as `navigator.credentials.get()`. */
    sign(challenge: string, userId: string, ceremony: Ceremony = {}) {
      const authenticatorData = createData(ceremony);
      const clientDataJSON = clientData('webauthn.get', challenge, ceremony);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      const userHandle = Buffer.from(ceremony.userHandle ?? userId);
      return credential({ clientDataJSON, authenticatorData, signature, userHandle });
    },
  };
}
