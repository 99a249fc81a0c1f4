import { useTranslation } from 'react-i18next';
import { useMantineColorScheme } from '@mantine/core';
import { IconCircleHalf2, IconMoon, IconSun } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
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
      <SegmentChoice
        aria-labelledby="configuracion-tema"
        aria-describedby="configuracion-tema-nota"
        value={colorScheme}
        options={SCHEMES.map(({ scheme, icon, name }) => ({ value: scheme, icon, label: t(name) }))}
        onChoose={setColorScheme}
      />
      <p id="configuracion-tema-nota" className={classes.note}>
        {t('configuracion.tema.nota')}
      </p>
    </section>
  );
}
