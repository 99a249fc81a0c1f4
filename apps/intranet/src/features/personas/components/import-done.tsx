import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MailNote } from '../../../shared/mail-note.tsx';
import { Facts } from '../../../shared/parts.tsx';
import type { ImportacionHecha } from '../model/use-kept-import.ts';
import { FileButton } from './file-button.tsx';
import { RefusedLines } from './import-lines.tsx';
import classes from '../import.module.css';

type Props = { hecho: ImportacionHecha; isBusy: boolean; onFile: (file: File) => void; onAnother: () => void };

/** What the import did, and the refused lines: they can be saved, corrected, and imported. */
export function ImportDone({ hecho: { aplicado, ensayo }, isBusy, onFile, onAnother }: Props) {
  const { t } = useTranslation();
  const { creadas, cambiadas, iguales, rechazadas, invitadas, departamentos } = aplicado;
  return (
    <div className={classes.choose}>
      <h2>{t('personas.importar.hecho.titulo')}</h2>
      <Facts
        items={[
          [t('personas.importar.hecho.creadas'), creadas],
          [t('personas.importar.hecho.cambiadas'), cambiadas],
          [t('personas.importar.hecho.iguales'), iguales],
          [t('personas.importar.hecho.rechazadas'), rechazadas],
          [t('personas.importar.hecho.invitadas'), invitadas],
          ...(departamentos > 0 ? [[t('personas.importar.hecho.departamentos'), departamentos] as const] : []),
        ]}
      />
      {invitadas > 0 && <MailNote />}
      <RefusedLines ensayo={ensayo} />
      {rechazadas > 0 && <p>{t('personas.importar.hecho.corrige', { count: rechazadas })}</p>}
      <div className={classes.ways}>
        <Button renderRoot={(props) => <Link {...props} to="/personas" />}>{t('personas.importar.hecho.ver')}</Button>
        <FileButton
          label={t(rechazadas > 0 ? 'personas.importar.hecho.subir' : 'personas.importar.otro')}
          isBusy={isBusy}
          onFile={onFile}
        />
        <Button variant="subtle" onClick={onAnother}>
          {t('personas.importar.hecho.olvidar')}
        </Button>
      </div>
    </div>
  );
}
