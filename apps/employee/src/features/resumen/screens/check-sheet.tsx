import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFileSearch } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { digestOf } from '@jornada/web/native/files.ts';
import { useVerificar, useVerificarSello } from '../api.ts';
import { CheckResult } from '../components/check-result.tsx';
import { DigestField } from '../components/digest-field.tsx';
import { SealResult } from '../components/seal-result.tsx';
import { sealsIn } from '../model/seals.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useCloseSheet } from '../use-close-sheet.ts';
import classes from '../sheets.module.css';

/** Compares a file's digest, computed on this device or typed, with those of the exported files. */
export function CheckSheet() {
  const { t } = useTranslation();
  const close = useCloseSheet();
  const messageOf = useMessageOf();
  const input = useRef<HTMLInputElement>(null);
  const verify = useVerificar();
  const verifySeal = useVerificarSello();
  const [isOver, setIsOver] = useState(false);
  const [cannot, setCannot] = useState(false);

  const check = async (file: File | undefined) => {
    if (!file) return;
    const digest = await digestOf(file);
    setCannot(digest === null);
    verifySeal.reset();
    if (digest === null) return;
    verify.mutate(digest);
    const sellos = await sealsIn(file);
    if (sellos.length > 0) verifySeal.mutate({ sellos });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void check(event.dataTransfer.files[0]);
  };
  const seal = verify.data?.emitido ? undefined : verifySeal.data;
  const isSealed = seal !== undefined && seal.estado !== 'ajeno';
  return (
    <Sheet title={t('resumen.comprobar.titulo')} closeLabel={t('resumen.cerrar')} onClose={close}>
      <div
        className={classes.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Glyph of={IconFileSearch} size="xl" />
        <p>{t('resumen.comprobar.texto')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".pdf,.xlsx,.csv"
          aria-label={t('resumen.comprobar.elegir')}
          onChange={({ currentTarget }) => {
            void check(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Button variant="default" loading={verify.isPending} onClick={() => input.current?.click()}>
          {verify.data ? t('resumen.comprobar.otro') : t('resumen.comprobar.elegir')}
        </Button>
      </div>
      <DigestField
        isBusy={verify.isPending}
        onDigest={(digest) => {
          setCannot(false);
          verifySeal.reset();
          verify.mutate(digest);
        }}
      />
      <div role="status">
        {verify.isPending && <p className={classes.status}>{t('resumen.comprobar.calculando')}</p>}
        {cannot && (
          <Text size="sm" c="dimmed" mt="sm">
            {t('resumen.comprobar.sin-cripto')}
          </Text>
        )}
        {!cannot && verify.data && <CheckResult result={verify.data} hasSeal={isSealed} />}
        {!cannot && seal && <SealResult seal={seal} />}
      </div>
      {verify.error && (
        <Text size="sm" c="bad" mt="sm" role="alert">
          {messageOf(verify.error)}
        </Text>
      )}
    </Sheet>
  );
}
