import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine, optionalText, requiredLine } from "#app/shared/forms/person-text.ts";
import { dateFormat } from "#app/shared/words/intl.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { NewPictureForm, RemovePictureForm } from "../picture/schemas";
import { COUNTRIES, SPOKEN_LANGUAGES } from "./places-and-languages";
import { PROFILE_PARTS, type ProfilePart, VISIBILITIES } from "./visibility";

const key = errorKeys<"account">();
const choice = { message: key("errors.choiceUnknown") };

const headlineText = optionalLine(120, key("errors.headlineLong"), { unreadable: key("errors.characters") });
const bioText = optionalText(4000, key("errors.bioLong"), { unreadable: key("errors.characters") });

export const AboutForm = z.strictObject({
	intent: z.literal("about"),
	// An empty field arrives as undefined.
	name: requiredLine(100, {
		missing: key("errors.nameMissing"),
		long: key("errors.nameLong"),
		unreadable: key("errors.characters"),
	}),
	headline: headlineText.default(""),
	bio: bioText.default(""),
});

const headline = headlineText.default("");
const bio = bioText.default("");
const inEachLanguage = <S extends z.ZodType>(schema: S) =>
	z.strictObject(Object.fromEntries(LANGUAGE_CODES.map((code) => [code, schema])) as Record<Language, S>);

/** A teacher's profile texts in the other languages; empty ones fall back. */
export const TranslationsForm = z.strictObject({
	intent: z.literal("translations"),
	// A group arrives as undefined when all its fields are empty.
	headline: inEachLanguage(headline).optional(),
	bio: inEachLanguage(bio).optional(),
});

/** Country, spoken languages and topics of interest, limited to existing `topics`. */
export const backgroundForm = (topics: readonly string[]) =>
	z.strictObject({
		intent: z.literal("background"),
		country: z
			.string()
			.refine((code) => COUNTRIES.includes(code), choice)
			.optional(),
		timeZone: z.string(choice).refine(isTimeZone, choice),
		languages: z
			.array(z.string().refine((code) => SPOKEN_LANGUAGES.includes(code), choice))
			.max(12, key("errors.languagesMany"))
			.default([]),
		interests: z.array(z.string().refine((topic) => topics.includes(topic), choice)).default([]),
	});

export const profileForm = (topics: readonly string[]) =>
	z.discriminatedUnion(
		"intent",
		[AboutForm, TranslationsForm, backgroundForm(topics), NewPictureForm, RemovePictureForm],
		choice,
	);

const visibility = z.enum(VISIBILITIES, choice);
export const PrivacyForm = z.strictObject({
	intent: z.literal("visibility"),
	...(Object.fromEntries(PROFILE_PARTS.map((part) => [part, visibility])) as Record<ProfilePart, typeof visibility>),
});

function isTimeZone(name: string): boolean {
	try {
		dateFormat("en", { timeZone: name });
		return name.length > 0;
	} catch {
		return false;
	}
}
