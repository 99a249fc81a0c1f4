import { useTranslation } from 'react-i18next';
import { useMantineColorScheme } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCircleHalf2, IconMoon, IconSun } from '@jornada/ui/icons.ts';
import classes from '../configuracion.module.css';

const SCHEMES = [
  { scheme: 'auto', icon: IconCircleHalf2, name: 'configuracion.tema.auto' },
  { scheme: 'light', icon: IconSun, name: 'configuracion.tema.light' },
  { scheme: 'dark', icon: IconMoon, name: 'configuracion.tema.dark' },
] as const;

/** Light, dark, or as the device has it. */
export function Appearance() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <section className={classes.section} aria-labelledby="configuracion-tema">
      <h2 id="configuracion-tema">{t('configuracion.tema.titulo')}</h2>
      <fieldset className={classes.segments} aria-labelledby="configuracion-tema" aria-describedby="configuracion-tema-nota">
        {SCHEMES.map(({ scheme, icon, name }) => (
          <label key={scheme} className={classes.segment}>
            <input type="radio" name="tema" checked={scheme === colorScheme} onChange={() => setColorScheme(scheme)} />
            <Glyph of={icon} />
            {t(name)}
          </label>
        ))}
      </fieldset>
      <p id="configuracion-tema-nota" className={classes.note}>
        {t('configuracion.tema.nota')}
      </p>
    </section>
  );
}
