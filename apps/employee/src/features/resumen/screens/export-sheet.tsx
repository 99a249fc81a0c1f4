import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, NativeSelect, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { FORMATOS, type Formato } from '@jornada/domain/resumen/modelo.ts';
import { Choice, Choices } from '@jornada/ui/choices.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { bytesOfBase64 } from '@jornada/web/base64.ts';
import { saveFile } from '@jornada/web/native/files.ts';
import { useServices } from '../../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useAnos, useExportar } from '../api.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { SavedFile } from '../components/saved-file.tsx';
import { isAhead, type Period } from '../model/period.ts';
import { useCloseSheet } from '../use-close-sheet.ts';
import classes from '../sheets.module.css';

/** The period and the format; then the file and its digest. */
export function ExportSheet() {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useServices();
  const close = useCloseSheet();
  const messageOf = useMessageOf();
  const search = useSearch({ from: '/shell/session/resumen' });
  const hoy = format.dayOf(clock.now());
  const [period, setPeriod] = useState<Period>({ ano: search.ano ?? Number(hoy.slice(0, 4)), mes: search.mes ?? null });
  const [formato, setFormato] = useState<Formato>('pdf');
  const anos = useAnos().data?.anos ?? [];
  // The year of the address is shown before the server's list of years is loaded.
  const years = anos.includes(period.ano) ? anos : [period.ano, ...anos];
  const exportFile = useExportar();
  const { data, error, isPending } = exportFile;

  const prepare = () => {
    const { ano, mes } = period;
    const onSuccess = ({ nombre, tipo, contenido }: NonNullable<typeof data>) =>
      saveFile({ name: nombre, type: tipo, bytes: bytesOfBase64(contenido) });
    exportFile.mutate(mes === null ? { formato, ano } : { formato, ano, mes }, { onSuccess });
  };
  if (data) return <SavedFile file={data} onClose={close} onAnother={() => exportFile.reset()} />;
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter((mes) => !isAhead({ ano: period.ano, mes }, hoy));
  return (
    <Sheet
      title={t('resumen.exportar.boton')}
      closeLabel={t('resumen.cerrar')}
      onClose={close}
      foot={
        <Button size="xl" fullWidth leftSection={<Glyph of={IconDownload} />} loading={isPending} onClick={prepare}>
          {t('resumen.exportar.preparar')}
        </Button>
      }
    >
      <div className={classes.fields}>
        <NativeSelect
          label={t('resumen.periodo.ano')}
          value={period.ano}
          data={years.map(String)}
          onChange={({ currentTarget: { value } }) => setPeriod({ ano: Number(value), mes: null })}
        />
        <NativeSelect
          label={t('resumen.exportar.periodo')}
          value={period.mes ?? ''}
          data={[
            { value: '', label: t('resumen.exportar.todo-el-ano', { ano: period.ano }) },
            ...months.map((mes) => ({ value: String(mes), label: format.capitalize(format.month(mes)) })),
          ]}
          onChange={({ currentTarget: { value } }) => setPeriod({ ...period, mes: value === '' ? null : Number(value) })}
        />
      </div>
      <Text id="resumen-formato" component="h3" size="sm" fw={550} mt="lg" mb="0.375rem">
        {t('resumen.exportar.formato')}
      </Text>
      <Choices labelledBy="resumen-formato">
        {FORMATOS.map((one) => (
          <Choice
            key={one}
            group="formato"
            name={one.toUpperCase()}
            detail={t(`resumen.exportar.formatos.${one}`)}
            isChosen={formato === one}
            onChoose={() => setFormato(one)}
          />
        ))}
      </Choices>
      <p className={classes.status} role="status">
        {isPending ? t('resumen.exportar.preparando') : ''}
      </p>
      {error && (
        <Text size="sm" c="bad" mt="sm" role="alert">
          {messageOf(error)}
        </Text>
      )}
    </Sheet>
  );
}
