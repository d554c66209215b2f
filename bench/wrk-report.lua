-- wrk calls this at the end of a run. Latencies come in microseconds.
function done(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":{"average":%f},"latency":{"p99":%f},"non2xx":%d,"errors":%d}\n',
    summary.requests / (summary.duration / 1e6),
    latency:percentile(99) / 1000,
    errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
