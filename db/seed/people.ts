import type { Language } from "#app/shared/words/languages.ts";
import { INGRID_BIO, TOMAS_BIO } from "./teacher-bios.ts";

export const DEMO_PASSWORD = "grew-demo-2026";

export type Person = {
	name: string;
	email: string;
	role: "student" | "instructor" | "admin";
	membershipType: "free" | "basic" | "pro" | "elite";
	headline: string | null;
	headlines?: Partial<Record<Language, string>>;
	/** English is the original. */
	bios?: Record<Language, string>;
	language: Language;
	timeZone: string;
	country: string;
	joinedDaysAgo: number;
};

/** Their ids are their positions, from 1. */
export const DEMO_ACCOUNTS: Person[] = [
	account("Amara Okafor", "student", "student", "NG", "Africa/Lagos", 41),
	account("Jonas Weber", "student2", "student", "DE", "Europe/Berlin", 2),
	{
		...account("Ingrid Halvorsen", "instructor", "instructor", "NO", "Europe/Oslo", 420),
		headline: "Appraiser for eleven years, wholesaler for six, in Bergen and Porto.",
		bios: INGRID_BIO,
		headlines: {
			ru: "Одиннадцать лет оценщица, шесть лет в оптовых сделках, в Бергене и Порту.",
			fr: "Onze ans d’expertise immobilière, six ans de vente en gros, à Bergen et à Porto.",
			es: "Once años de tasadora y seis de mayorista, en Bergen y Oporto.",
			de: "Seit elf Jahren Gutachterin, seit sechs im Wholesaling, in Bergen und Porto.",
			zh: "在卑尔根和波尔图从事房产估价十一年、批发交易六年。",
		},
	},
	{
		...account("Tomás Herrera", "instructor2", "instructor", "MX", "America/Mexico_City", 390),
		headline: "Former title clerk in Mérida; has carried contracts across four borders since 2015.",
		bios: TOMAS_BIO,
		headlines: {
			ru: "Бывший сотрудник реестра прав в Мериде; с 2015 года провёл договоры через четыре границы.",
			fr: "Ancien clerc aux titres de propriété à Mérida ; a porté des contrats par-delà quatre frontières depuis 2015.",
			es: "Antiguo oficial de títulos en Mérida; desde 2015 ha llevado contratos a través de cuatro fronteras.",
			de: "Früher in der Titelprüfung in Mérida; hat seit 2015 Verträge über vier Grenzen gebracht.",
			zh: "曾在梅里达任产权文员；自 2015 年起经手跨越四国边界的合同。",
		},
	},
	account("Ruth Adeyemi", "admin", "admin", "GB", "Europe/London", 430),
];

function account(name: string, user: string, role: Person["role"], country: string, timeZone: string, days: number) {
	const base = { membershipType: "free", headline: null, language: "en", joinedDaysAgo: days } as const;
	return { ...base, name, email: `${user}@grew.example`, role, country, timeZone };
}

/** They cannot sign in. */
export const DEMO_LEARNERS: Person[] = `
	Kofi Mensah | GH en Africa/Accra
	Zanele Dube | ZA en Africa/Johannesburg
	Wanjiku Kamau | KE en Africa/Nairobi
	Chidi Eze | NG en Africa/Lagos
	Folasade Bello | NG en Africa/Lagos
	Tadesse Bekele | ET en Africa/Addis_Ababa
	Amina Haddad | MA fr Africa/Casablanca
	Mamadou Diallo | SN fr Africa/Dakar
	Aïcha Traoré | CI fr Africa/Abidjan
	Yasmine Belkacem | DZ fr Africa/Algiers
	Élodie Marchand | FR fr Europe/Paris
	Théo Lambert | FR fr Europe/Paris
	Camille Rousseau | FR fr Europe/Paris
	Noémie Gauthier | CA fr America/Montreal
	Luc Vandenberghe | BE fr Europe/Brussels
	Priya Raman | IN en Asia/Kolkata
	Arjun Mehta | IN en Asia/Kolkata
	Nadia Rahman | BD en Asia/Dhaka
	Rizal Hakim | MY en Asia/Kuala_Lumpur
	Dewi Lestari | ID en Asia/Jakarta
	Maricel Santos | PH en Asia/Manila
	Joshua Villanueva | PH en Asia/Manila
	Linh Tran | VN en Asia/Ho_Chi_Minh
	王思远 | CN zh Asia/Shanghai
	李静怡 | CN zh Asia/Shanghai
	陈嘉豪 | HK zh Asia/Hong_Kong
	林美玲 | TW zh Asia/Taipei
	张晓彤 | SG zh Asia/Singapore
	Haruka Tanaka | JP en Asia/Tokyo
	Min-jun Park | KR en Asia/Seoul
	Мария Соколова | KZ ru Asia/Almaty
	Алексей Воронин | GE ru Asia/Tbilisi
	Ольга Лебедева | RS ru Europe/Belgrade
	Дмитрий Кравцов | AM ru Asia/Yerevan
	Айгерим Нурланова | KZ ru Asia/Almaty
	Sofía Ramírez | MX es America/Mexico_City
	Diego Fuentes | CL es America/Santiago
	Valentina Ortiz | CO es America/Bogota
	Mateo Quispe | PE es America/Lima
	Lucía Fernández | ES es Europe/Madrid
	Álvaro Navarro | ES es Europe/Madrid
	Camila Benítez | AR es America/Argentina/Buenos_Aires
	Rafael Monteiro | BR en America/Sao_Paulo
	Beatriz Carvalho | PT en Europe/Lisbon
	João Figueiredo | PT en Europe/Lisbon
	Katharina Vogel | DE de Europe/Berlin
	Lukas Brandt | DE de Europe/Berlin
	Mehmet Yıldız | DE de Europe/Berlin
	Annika Steiner | AT de Europe/Vienna
	Reto Baumann | CH de Europe/Zurich
	Aoife Brennan | IE en Europe/Dublin
	Callum Fraser | GB en Europe/London
	Shanice Campbell | JM en America/Jamaica
	Marcus Whitfield | US en America/Chicago
	Danielle Price | US en America/New_York
	Hector Salinas | US es America/Los_Angeles
	Grace Nakamura | US en Pacific/Honolulu
	Ewa Kowalczyk | PL en Europe/Warsaw
	Elif Demir | TR en Europe/Istanbul
	Mikko Lahtinen | FI en Europe/Helsinki
	Anouk de Vries | NL en Europe/Amsterdam
	Giulia Ferrari | IT en Europe/Rome
	Tariq Al-Masri | JO en Asia/Amman
	Matiu Walker | NZ en Pacific/Auckland`
	.trim()
	.split("\n")
	.map(toLearner);

function toLearner(line: string, index: number): Person {
	const [name = "", place = ""] = line.trim().split(" | ");
	const [country = "", language = "en", timeZone = "UTC"] = place.split(" ");
	const memberships = ["free", "free", "basic", "free", "pro", "free", "free", "basic", "elite", "free"] as const;
	return {
		name,
		role: "student",
		headline: null,
		country,
		language: language as Language,
		timeZone,
		email: `learner${String(index + 1).padStart(2, "0")}@learners.grew.example`,
		membershipType: memberships[index % memberships.length] ?? "free",
		joinedDaysAgo: 3 + ((index * 67) % 229),
	};
}
