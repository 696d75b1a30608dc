import type { InitOptions } from "i18next";
import type access from "#locales/en/access.json";
import type account from "#locales/en/account.json";
import type admin from "#locales/en/admin.json";
import type affiliates from "#locales/en/affiliates.json";
import type api from "#locales/en/api.json";
import type atlas from "#locales/en/atlas.json";
import type auth from "#locales/en/auth.json";
import type authoring from "#locales/en/authoring.json";
import type billing from "#locales/en/billing.json";
import type catalog from "#locales/en/catalog.json";
import type certificates from "#locales/en/certificates.json";
import type checkout from "#locales/en/checkout.json";
import type common from "#locales/en/common.json";
import type coupons from "#locales/en/coupons.json";
import type dashboard from "#locales/en/dashboard.json";
import type deeds from "#locales/en/deeds.json";
import type desk from "#locales/en/desk.json";
import type developers from "#locales/en/developers.json";
import type earnings from "#locales/en/earnings.json";
import type errors from "#locales/en/errors.json";
import type exports from "#locales/en/exports.json";
import type factors from "#locales/en/factors.json";
import type forms from "#locales/en/forms.json";
import type frame from "#locales/en/frame.json";
import type gallery from "#locales/en/gallery.json";
import type glossary from "#locales/en/glossary.json";
import type help from "#locales/en/help.json";
import type history from "#locales/en/history.json";
import type home from "#locales/en/home.json";
import type intake from "#locales/en/intake.json";
import type invoices from "#locales/en/invoices.json";
import type keys from "#locales/en/keys.json";
import type legal from "#locales/en/legal.json";
import type lesson from "#locales/en/lesson.json";
import type library from "#locales/en/library.json";
import type lists from "#locales/en/lists.json";
import type mail from "#locales/en/mail.json";
import type manuals from "#locales/en/manuals.json";
import type notes from "#locales/en/notes.json";
import type orderdesk from "#locales/en/orderdesk.json";
import type orders from "#locales/en/orders.json";
import type outbox from "#locales/en/outbox.json";
import type payouts from "#locales/en/payouts.json";
import type people from "#locales/en/people.json";
import type plans from "#locales/en/plans.json";
import type pricing from "#locales/en/pricing.json";
import type privacy from "#locales/en/privacy.json";
import type reconciliation from "#locales/en/reconciliation.json";
import type refunds from "#locales/en/refunds.json";
import type resources from "#locales/en/resources.json";
import type revenue from "#locales/en/revenue.json";
import type search from "#locales/en/search.json";
import type settings from "#locales/en/settings.json";
import type share from "#locales/en/share.json";
import type status from "#locales/en/status.json";
import type tax from "#locales/en/tax.json";
import type uploads from "#locales/en/uploads.json";
import type waiting from "#locales/en/waiting.json";
import type welcome from "#locales/en/welcome.json";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "./languages";

/** One namespace per feature; `common` is on every page. */
export type Words = {
	access: typeof access;
	account: typeof account;
	admin: typeof admin;
	atlas: typeof atlas;
	affiliates: typeof affiliates;
	api: typeof api;
	auth: typeof auth;
	authoring: typeof authoring;
	billing: typeof billing;
	catalog: typeof catalog;
	certificates: typeof certificates;
	checkout: typeof checkout;
	common: typeof common;
	coupons: typeof coupons;
	dashboard: typeof dashboard;
	deeds: typeof deeds;
	desk: typeof desk;
	developers: typeof developers;
	earnings: typeof earnings;
	errors: typeof errors;
	exports: typeof exports;
	factors: typeof factors;
	forms: typeof forms;
	frame: typeof frame;
	gallery: typeof gallery;
	glossary: typeof glossary;
	help: typeof help;
	history: typeof history;
	home: typeof home;
	intake: typeof intake;
	keys: typeof keys;
	legal: typeof legal;
	invoices: typeof invoices;
	lesson: typeof lesson;
	library: typeof library;
	lists: typeof lists;
	mail: typeof mail;
	manuals: typeof manuals;
	notes: typeof notes;
	orders: typeof orders;
	orderdesk: typeof orderdesk;
	reconciliation: typeof reconciliation;
	outbox: typeof outbox;
	plans: typeof plans;
	payouts: typeof payouts;
	pricing: typeof pricing;
	privacy: typeof privacy;
	refunds: typeof refunds;
	resources: typeof resources;
	revenue: typeof revenue;
	search: typeof search;
	settings: typeof settings;
	share: typeof share;
	people: typeof people;
	status: typeof status;
	tax: typeof tax;
	uploads: typeof uploads;
	waiting: typeof waiting;
	welcome: typeof welcome;
};
export type Namespace = keyof Words;

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: Words;
	}
}

/** What server and browser agree on. Keys are typed from the English files. */
export const I18N_OPTIONS = {
	supportedLngs: [...LANGUAGE_CODES],
	fallbackLng: DEFAULT_LANGUAGE,
	defaultNS: "common",
	fallbackNS: "common",
	interpolation: { escapeValue: false },
	react: { useSuspense: true },
} satisfies InitOptions;
