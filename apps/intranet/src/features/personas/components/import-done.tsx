import { useTranslation } from 'react-i18next';
import { Button, Group } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { MailNote } from '../../../shared/mail-note.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import type { ImportacionHecha } from '../model/use-kept-import.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPrinter, IconUpload } from '@jornada/ui/icons.ts';
import { ACCEPTED } from '../../../shared/list-files/list-files.ts';
import { FileButton } from '@jornada/web/files/file-button.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { RefusedLines } from './import-lines.tsx';
import classes from '../import.module.css';

type Props = { hecho: ImportacionHecha; isBusy: boolean; onFile: (file: File) => void; onAnother: () => void };

/** What the import did, and the refused lines: they can be saved, corrected, and imported. */
export function ImportDone({ hecho: { aplicado, ensayo }, isBusy, onFile, onAnother }: Props) {
  const { t } = useTranslation();
  const { volver } = useSearch({ strict: false });
  const { creadas, cambiadas, iguales, rechazadas, invitadas, sinCorreo, departamentos, contratos } = aplicado;
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
          ...(contratos > 0 ? [[t('personas.importar.hecho.contratos'), contratos] as const] : []),
        ]}
      />
      {invitadas > 0 && <MailNote />}
      {sinCorreo > 0 && (
        <Hint>
          {t('personas.importar.hecho.sin-correo', { count: sinCorreo })}{' '}
          <Link to="/personas/hojas" search={{ volver }}>
            {t('personas.importar.hecho.hojas', { count: sinCorreo })}
          </Link>
        </Hint>
      )}
      <RefusedLines ensayo={ensayo} />
      {rechazadas > 0 && <p>{t('personas.importar.hecho.corrige', { count: rechazadas })}</p>}
      <Group gap="sm" mt="lg">
        <Button renderRoot={(props) => <Link {...props} to="/personas" />}>{t('personas.importar.hecho.ver')}</Button>
        <Button
          variant="default"
          leftSection={<Glyph of={IconPrinter} />}
          renderRoot={(props) => <Link {...props} to="/personas/hojas" search={{ volver }} />}
        >
          {t('personas.hojas.titulo')}
        </Button>
        <FileButton
          accept={ACCEPTED}
          leftSection={<Glyph of={IconUpload} />}
          label={t(rechazadas > 0 ? 'personas.importar.hecho.subir' : 'personas.importar.otro')}
          isBusy={isBusy}
          onFile={onFile}
        />
        <Button variant="subtle" onClick={onAnother}>
          {t('personas.importar.hecho.olvidar')}
        </Button>
      </Group>
    </div>
  );
}
