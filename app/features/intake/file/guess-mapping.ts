import { FIELDS, type Field, type IntakeKind, type Mapping } from "../kinds";

/** What a column may be called, in the languages of the school, without accents, spaces and signs. */
const NAMES: Record<Field, readonly string[]> = {
	email: [
		...[
			"email",
			"mail",
			"emailaddress",
			"mailaddress",
			"address",
			"login",
			"username",
			"адресэлектроннойпочты",
			"почта",
		],
		...["электроннаяпочта", "courriel", "adresseemail", "correo", "correoelectronico", "emailadresse", "mailadresse"],
		...["邮箱", "电子邮件", "电子邮箱"],
	],
	name: [
		...["name", "fullname", "displayname", "firstname", "givenname", "имя", "фио", "nom", "nomcomplet", "prenom"],
		...["nombre", "nombrecompleto", "vorname", "vollername", "姓名", "名字", "名"],
	],
	lastName: ["lastname", "surname", "familyname", "фамилия", "nomdefamille", "apellido", "apellidos", "nachname", "姓"],
	language: ["language", "lang", "locale", "язык", "langue", "idioma", "lengua", "sprache", "语言"],
	country: ["country", "countrycode", "страна", "pays", "pais", "land", "国家", "国家地区"],
	course: ["course", "courseid", "coursename", "coursetitle", "курс", "cours", "curso", "kurs", "课程"],
	until: [
		...["until", "end", "enddate", "expires", "expiry", "validuntil", "lastday", "до", "срок", "jusquau", "fin"],
		...["hasta", "bis", "ende", "gultigbis", "截止", "截止日期", "到期日"],
	],
};

/** Guesses by its heads which column of a file is which. A column is taken once. */
export function guessMapping(kind: IntakeKind, heads: readonly string[]): Mapping {
	const plain = heads.map(plainWord);
	const taken = new Set<number>();
	const mapping: Mapping = {};
	for (const field of FIELDS[kind]) {
		const at = plain.findIndex((head, index) => !taken.has(index) && NAMES[field].includes(head));
		if (at < 0) continue;
		mapping[field] = at;
		taken.add(at);
	}
	return mapping;
}

/** A word without case, accents, spaces and signs, by which names are compared. */
export function plainWord(text: string): string {
	return text
		.normalize("NFD")
		.replace(/[\p{M}\p{P}\p{S}\s]/gu, "")
		.toLowerCase();
}
