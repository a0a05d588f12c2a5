import type client from "../locales/en-US/client.json";
import type common from "../locales/en-US/common.json";
import type contact from "../locales/en-US/contact.json";
import type dialogs from "../locales/en-US/dialogs.json";
import type enquiry from "../locales/en-US/enquiry.json";
import type home from "../locales/en-US/home.json";
import type industries from "../locales/en-US/industries.json";
import type login from "../locales/en-US/login.json";
import type services from "../locales/en-US/services.json";
import type theme from "../locales/en-US/theme.json";

// Keys are typed from the source language, en-US.
declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: {
			client: typeof client;
			common: typeof common;
			contact: typeof contact;
			dialogs: typeof dialogs;
			enquiry: typeof enquiry;
			home: typeof home;
			industries: typeof industries;
			login: typeof login;
			services: typeof services;
			theme: typeof theme;
		};
	}
}
