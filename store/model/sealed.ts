/** A text as it is stored; all but the name of the key is base64: nonce, ciphertext and tag after one another. */
export interface Sealed {
  /** Which of the operator's keys the data key is wrapped with. */
  readonly keyId: string;
  readonly wrappedKey: string;
  readonly sealed: string;
}
