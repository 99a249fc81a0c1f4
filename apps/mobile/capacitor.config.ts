import { capacitorConfig } from './src/capacitor.ts';
import { readSettings } from './src/settings.ts';

export default capacitorConfig(readSettings());
