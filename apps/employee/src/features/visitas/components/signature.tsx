import { useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { ALTO_FIRMA, ANCHO_FIRMA, MAXIMO_FIRMA, type Firma } from '@jornada/domain/visitas/modelo.ts';
import { pathOf } from '@jornada/features/visitas/path-of.ts';
import classes from '../visitas.module.css';

type Props = { label: string; labelledBy: string; value: Firma; onChange: (value: Firma) => void };

/** Points closer than this to the one before say nothing new. */
const STEP = 6;

/** A field to sign in with a finger or a pen. What is kept are its strokes, not a picture. */
export function Signature({ label, labelledBy, value, onChange }: Props) {
  const { t } = useTranslation();
  const field = useRef<SVGSVGElement>(null);
  const [drawing, setDrawing] = useState<number[] | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const box = field.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    const within = (share: number, most: number): number => Math.round(Math.min(1, Math.max(0, share)) * most);
    return [within((clientX - box.left) / (box.width || 1), ANCHO_FIRMA), within((clientY - box.top) / (box.height || 1), ALTO_FIRMA)];
  };
  const used = value.flat().length;
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrawing(pointOf(event));
  };
  const go = (event: PointerEvent): void => {
    if (!drawing || used + drawing.length + 2 > MAXIMO_FIRMA) return;
    const [x, y] = pointOf(event);
    const [lastX = 0, lastY = 0] = drawing.slice(-2);
    if (Math.abs(x - lastX) + Math.abs(y - lastY) >= STEP) setDrawing([...drawing, x, y]);
  };
  const end = (): void => {
    if (drawing && drawing.length >= 4) onChange([...value, drawing]);
    setDrawing(null);
  };
  return (
    <div className={classes.signature}>
      <svg
        ref={field}
        viewBox={`0 0 ${ANCHO_FIRMA} ${ALTO_FIRMA}`}
        role="img"
        aria-labelledby={labelledBy}
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1={60} x2={ANCHO_FIRMA - 60} y1={ALTO_FIRMA - 60} y2={ALTO_FIRMA - 60} />
        <path d={pathOf(drawing ? [...value, drawing] : value)} />
      </svg>
      <p className={classes.remark} role="status">
        {value.length > 0 ? t('visitas.preguntas.firmado') : t('visitas.preguntas.firma-nota')}
      </p>
      {value.length > 0 && (
        <Button variant="transparent" onClick={() => onChange([])}>
          {t('visitas.preguntas.firma-borrar')}
        </Button>
      )}
    </div>
  );
}
