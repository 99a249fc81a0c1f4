import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { saveFile } from '@jornada/web/native/files.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './factor.module.css';

/** The ten recovery codes. They are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const text = `${codes.join('\n')}\n`;
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
        <CopyButton text={text} variant="default" />
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
