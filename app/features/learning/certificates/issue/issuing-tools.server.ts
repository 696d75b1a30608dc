import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { HOME_ORIGIN, openIssuer, type SigningKey } from "../credential/issuer.server";
import type { IssuingTools } from "./issue-certificate.server";

type Variables = {
	SITE_ORIGIN?: string | undefined;
	CERTIFICATE_KEY?: SigningKey | undefined;
	ASSETS: Pick<Fetcher, "fetch">;
};

export function openIssuingTools({ SITE_ORIGIN, CERTIFICATE_KEY: key, ASSETS }: Variables): IssuingTools {
	const origin = SITE_ORIGIN ?? HOME_ORIGIN;
	const fonts = paperFontLoader(ASSETS);
	return {
		origin,
		issuer: key ? () => openIssuer({ key, origin }) : null,
		missingLetters: (name) => missingLetters(name, fonts),
	};
}
