import { FIELDS_OF_KIND, type Field, type IntakeKind, type Mapping } from "../kinds";

/** Column names in the school's languages, normalized by `normalizeWord`, best first. */
const COLUMN_NAMES_OF_FIELD: Record<Field, readonly string[]> = {
	email: [
		"email",
		"emailaddress",
		"mail",
		"mailaddress",
		"адресэлектроннойпочты",
		"электроннаяпочта",
		"почта",
		"courriel",
		"adresseemail",
		"correoelectronico",
		"correo",
		"emailadresse",
		"mailadresse",
		"邮箱",
		"电子邮件",
		"电子邮箱",
		// Often an e-mail address, but less certain than a column of addresses.
		"login",
		"username",
		"address",
	],
	name: [
		"fullname",
		"displayname",
		"фио",
		"nomcomplet",
		"nombrecompleto",
		"vollername",
		"姓名",
		"firstname",
		"givenname",
		"имя",
		"prenom",
		"vorname",
		"名字",
		"名",
		"name",
		"nombre",
		"nom",
	],
	lastName: [
		"lastname",
		"surname",
		"familyname",
		"фамилия",
		"nomdefamille",
		"apellidos",
		"apellido",
		"nachname",
		"姓",
		"nom",
		"name",
	],
	language: ["language", "lang", "locale", "язык", "langue", "idioma", "lengua", "sprache", "语言"],
	country: ["country", "countrycode", "страна", "pays", "pais", "land", "国家", "国家地区"],
	course: ["course", "coursetitle", "coursename", "курс", "cours", "curso", "kurs", "课程", "courseid"],
	until: [
		"until",
		"lastday",
		"validuntil",
		"enddate",
		"end",
		"expires",
		"expiry",
		"до",
		"срок",
		"jusquau",
		"fin",
		"hasta",
		"bis",
		"gultigbis",
		"ende",
		"截止日期",
		"截止",
		"到期日",
	],
};
/** Columns with full names: no family name is appended. */
const FULL_NAME_COLUMNS = new Set(COLUMN_NAMES_OF_FIELD.name.slice(0, 7));

/** Guesses the columns from their headings: the best name wins, and each column is used once. */
export function guessMapping(kind: IntakeKind, heads: readonly string[]): Mapping {
	const plain = heads.map(normalizeWord);
	const taken = new Set<number>();
	const mapping: Mapping = {};
	for (const field of FIELDS_OF_KIND[kind]) {
		const name = mapping.name === undefined ? "" : (plain[mapping.name] ?? "");
		if (field === "lastName" && FULL_NAME_COLUMNS.has(name)) continue;
		const fits = (index: number) => index >= 0 && !taken.has(index);
		const at = COLUMN_NAMES_OF_FIELD[field]
			.map((called) => plain.findIndex((head, index) => head === called && fits(index)))
			.find(fits);
		if (at === undefined) continue;
		mapping[field] = at;
		taken.add(at);
	}
	return mapping;
}

export function normalizeWord(text: string): string {
	return text
		.normalize("NFD")
		.replace(/[\p{M}\p{P}\p{S}\s]/gu, "")
		.toLowerCase();
}
