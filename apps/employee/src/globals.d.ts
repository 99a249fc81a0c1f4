/** Version of the product, set by the build. */
declare const __APP_VERSION__: string;
