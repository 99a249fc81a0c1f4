import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { copyText, saveFile } from '@jornada/web/native/files.ts';
import { useServices } from '../services.tsx';
import classes from './factor.module.css';

/** The ten recovery codes. They are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text)) notices.show(t('factores.copiado'));
  };
  const save = () =>
    saveFile({ name: `jornada-${t('factores.recuperacion.fichero')}.txt`, type: 'text/plain', bytes: new TextEncoder().encode(text) });
  return (
    <Stack>
      <p>{t('factores.recuperacion.texto')}</p>
      <ul className={classes.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Buttons>
        <Button variant="default" onClick={() => void copy()}>
          {t('factores.copiar')}
        </Button>
        <Button variant="default" onClick={save}>
          {t('factores.recuperacion.descargar')}
        </Button>
      </Buttons>
      <Button size="xl" onClick={onDone}>
        {t('factores.recuperacion.hecho')}
      </Button>
    </Stack>
  );
}
