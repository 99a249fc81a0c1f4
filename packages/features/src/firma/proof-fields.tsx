import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput, Text } from '@mantine/core';
import { IconFingerprint, IconGridDots, IconKey } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import type { Proof } from './use-proof.ts';

const ICONS = { pin: IconGridDots, llave: IconFingerprint, contrasena: IconKey } as const;

type Props = {
  of: Proof;
  /** Another way was chosen: what the former was refused with is old. */
  onChoose?: () => void;
  /** Below the field of the PIN: what to do without it. */
  belowPin?: ReactNode;
};

/** The ways to sign, and the field of the chosen one. */
export function ProofFields({ of: { ways, way, secret, setSecret, hasSecret, choose }, onChoose, belowPin }: Props) {
  const { t } = useTranslation();
  const options = ways.flatMap((value) => (value === 'sesion' ? [] : [{ value, label: t(`firmas.con.${value}`), icon: ICONS[value] }]));
  return (
    <>
      {options.length > 1 && (
        <SegmentChoice
          aria-label={t('firmas.con.titulo')}
          value={way === 'sesion' || way === null ? 'contrasena' : way}
          options={options}
          onChoose={(value) => {
            choose(value);
            onChoose?.();
          }}
        />
      )}
      {hasSecret && way && (
        <PasswordInput
          key={way}
          name={way}
          label={way === 'pin' ? t('firmas.con.pin-campo') : t('firmas.con.contrasena-campo')}
          value={secret}
          onChange={({ currentTarget }) => setSecret(currentTarget.value)}
          autoComplete={way === 'pin' ? 'off' : 'current-password'}
          {...(way === 'pin' && { inputMode: 'numeric' as const })}
          maxLength={way === 'pin' ? 8 : 200}
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t(way === 'pin' ? 'factores.ver-pin' : 'factores.ver-contrasena'), tabIndex: 0 }}
        />
      )}
      {way === 'pin' && belowPin}
      {way === 'llave' && (
        <Text size="sm" c="dimmed">
          {t('firmas.con.llave-nota')}
        </Text>
      )}
      {way === 'sesion' && (
        <Text size="sm" c="dimmed">
          {t('firmas.con.sesion-nota')}
        </Text>
      )}
    </>
  );
}
