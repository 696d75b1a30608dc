import { z } from "zod";
import { errorKeys } from "../../../shared/forms/form-message";
import { nameText } from "../../../shared/forms/name-text";
import { dateFormat } from "../../../shared/words/intl";
import { LANGUAGE_CODES, type Language } from "../../../shared/words/languages";
import { NewPictureForm, RemovePictureForm } from "../picture/schemas";
import { COUNTRIES, INTERESTS, SPOKEN_LANGUAGES } from "./places-and-languages";
import { PROFILE_PARTS, type ProfilePart, VISIBILITIES } from "./visibility";

const key = errorKeys<"account">();
const choice = { message: key("errors.choiceUnknown") };

/** A line of text without control characters. */
const line = (max: number, tooLong: string) =>
	z
		.string()
		.trim()
		.max(max, tooLong)
		.regex(/^\P{Cc}*$/u, key("errors.characters"));

/** What the owner of a profile writes of themselves. */
export const AboutForm = z.strictObject({
	intent: z.literal("about"),
	// An empty field arrives as none.
	name: nameText(key("errors.nameMissing"))
		.min(1, key("errors.nameMissing"))
		.max(100, key("errors.nameLong"))
		.regex(/^\P{Cc}*$/u, key("errors.characters")),
	headline: line(120, key("errors.headlineLong")).default(""),
	bio: z.string().max(4000, key("errors.bioLong")).default(""),
});

const headline = line(120, key("errors.headlineLong")).default("");
const bio = z.string().trim().max(4000, key("errors.bioLong")).default("");
const inEachLanguage = <S extends z.ZodType>(schema: S) =>
	z.strictObject(Object.fromEntries(LANGUAGE_CODES.map((code) => [code, schema])) as Record<Language, S>);

/** What a teacher says of themselves in the other languages; what is empty falls back. */
export const TranslationsForm = z.strictObject({
	intent: z.literal("translations"),
	// Where every field of a group is empty, the group arrives as none.
	headline: inEachLanguage(headline).optional(),
	bio: inEachLanguage(bio).optional(),
});

/** Where they live, what they speak and what they care for. */
export const BackgroundForm = z.strictObject({
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
	interests: z.array(z.enum(INTERESTS, choice)).default([]),
});

export const ProfileForm = z.discriminatedUnion(
	"intent",
	[AboutForm, TranslationsForm, BackgroundForm, NewPictureForm, RemovePictureForm],
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
