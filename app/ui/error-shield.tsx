/** The shield of the error screen: 404 dashed and hatched, 500 broken in two, 503 barred, any other plain. */
import { useId } from "react";

const SHIELD = "M4 4h88v50c0 26-17 43-44 55C21 97 4 80 4 54z";

export function ErrorShield({ status }: { status: number }) {
  const id = useId();
  return (
    <svg viewBox="0 0 100 114" width="112" aria-hidden="true" data-status={status} className="error-shield">
      <defs>
        <pattern
          id={`${id}-bend`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v5" stroke="currentColor" strokeWidth="1.2" opacity=".55" />
        </pattern>
        <clipPath id={`${id}-clip`}>
          <path d={SHIELD} />
        </clipPath>
      </defs>
      {status === 404 ? (
        <path
          d={SHIELD}
          fill={`url(#${id}-bend)`}
          stroke="currentColor"
          strokeWidth="2.5"
          strokeDasharray="5 6"
        />
      ) : status === 500 ? (
        <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round">
          <path fill={`url(#${id}-bend)`} d="M4 4h44l-7 24 12 16-11 20 9 15-6 28C19 96 4 79 4 54z" />
          <path d="M58 4h38v50c0 26-14 43-40 54l6-28-9-15 11-20-12-16z" />
        </g>
      ) : status === 503 ? (
        <>
          <g clipPath={`url(#${id}-clip)`} stroke="currentColor" strokeWidth="2.5">
            <path d="M0 26h100M0 44h100M0 62h100M0 80h100" />
          </g>
          <path d={SHIELD} fill="none" stroke="currentColor" strokeWidth="2.5" />
        </>
      ) : (
        <path d={SHIELD} fill="none" stroke="currentColor" strokeWidth="2.5" />
      )}
    </svg>
  );
}
