/** Private keys as text: PEM blocks (RFC 7468), OpenSSH, and PGP (RFC 9580, section 6.2). */

export const PRIVATE_KEY_LITERAL = "-----BEGIN ";

/** What stands in the place of a private key. */
export const SHORTENED_PRIVATE_KEY = "-----BEGIN…KEY-----";

const header = /-----BEGIN (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----/y;
const footer = /-----END (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----/y;
/** Lines of a body whose end is missing: header fields and base64, with real or escaped line ends. */
const body = /(?:(?:\s|\\[nr])*(?:(?:Proc-Type|DEK-Info|Version|Comment):[^\r\n\\]{0,200}|[A-Za-z0-9+/]{16,}={0,2}))*/y;
/** Larger than any key in use; a footer further away belongs to something else. */
const MAXIMUM_BLOCK = 65_536;

export interface PrivateKeyFinder {
  /** The end of the private key that starts at `start`; -1 when none starts there. Ask from left to right. */
  end(start: number): number;
}

/** A finder for one text. It remembers how far it looked for a footer, so that many headers cost one search. */
export function createPrivateKeyFinder(text: string): PrivateKeyFinder {
  let footerAt = 0;

  function nextFooter(from: number): number {
    if (footerAt !== -1 && footerAt < from) {
      footerAt = text.indexOf("-----END ", from);
    }
    return footerAt;
  }

  return {
    end(start) {
      header.lastIndex = start;
      if (!header.test(text)) {
        return -1;
      }
      const afterHeader = header.lastIndex;
      const at = nextFooter(afterHeader);
      footer.lastIndex = at;
      if (at !== -1 && at - start < MAXIMUM_BLOCK && footer.test(text)) {
        return footer.lastIndex;
      }
      body.lastIndex = afterHeader;
      return body.test(text) ? body.lastIndex : afterHeader;
    },
  };
}
