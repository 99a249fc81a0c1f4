import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { IconAlertCircle, IconCircleCheck } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { digestOf } from '@jornada/web/native/files.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { DigestField } from '../../../shared/papers/digest-field.tsx';
import { FileDrop } from '../../../shared/papers/file-drop.tsx';
import { sealsIn } from '../../../shared/papers/seals.ts';
import { useVerificar, useVerificarSello } from '../api.ts';
import { CheckResult } from '../components/check-result.tsx';
import { useCloseSheet } from '../use-close-sheet.ts';
import classes from '../sheets.module.css';

/** Compares a file's digest, computed on this device or typed, with those of the exported files. */
export function CheckSheet() {
  const { t } = useTranslation();
  const close = useCloseSheet();
  const messageOf = useMessageOf();
  const verify = useVerificar();
  const verifySeal = useVerificarSello();
  const [cannot, setCannot] = useState(false);

  const check = async (file: File) => {
    const digest = await digestOf(file);
    setCannot(digest === null);
    verifySeal.reset();
    if (digest === null) return;
    verify.mutate(digest);
    const sellos = await sealsIn(file);
    if (sellos.length > 0) verifySeal.mutate({ sellos });
  };
  const seal = verify.data?.emitido ? undefined : verifySeal.data;
  const isSealed = seal !== undefined && seal.estado !== 'ajeno';
  return (
    <Sheet title={t('resumen.comprobar.titulo')} closeLabel={t('resumen.cerrar')} onClose={close}>
      <FileDrop
        text={t('resumen.comprobar.texto')}
        label={t('resumen.comprobar.elegir')}
        again={verify.data ? t('resumen.comprobar.otro') : undefined}
        isBusy={verify.isPending}
        onFile={(file) => void check(file)}
      />
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
      <Text size="sm" mt="lg" c="dimmed">
        {t('resumen.comprobar.cualquiera')}{' '}
        <Link to="/comprobar" className={classes.anybody}>
          {t('resumen.comprobar.sin-cuenta')}
        </Link>
      </Text>
    </Sheet>
  );
}

/** What a seal of the company says of a PDF; nothing where there is none. */
function SealResult({ seal: { estado, por } }: { seal: SalidaDe<typeof resumen.verificarSello> }) {
  const { t } = useTranslation();
  if (estado === 'ajeno') return null;
  const isIntact = estado === 'intacto';
  return (
    <Notice
      icon={isIntact ? IconCircleCheck : IconAlertCircle}
      tone={isIntact ? 'accent' : 'warn'}
      title={t(`resumen.comprobar.sello.${estado}`)}
      mt="md"
    >
      {t(`resumen.comprobar.sello.${estado}-texto`, { por })}
    </Notice>
  );
}
